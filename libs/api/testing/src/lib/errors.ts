import type { ApiResponse } from '@lereng/shared-testing';

export interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  fields?: Record<string, string>;
}

/** Internals that must never reach a client. */
const INNARDS =
  /\bat .+:\d+:\d+|node_modules|SELECT |INSERT |sqlite|postgres|Error:|\/home\/|\/tmp\//i;

/** Holds a response to the one form of all errors. */
export function expectError(response: ApiResponse<unknown>, status?: number): ErrorBody {
  const body = response.body as ErrorBody;
  expect(response.headers.get('content-type')).toMatch(/^application\/json; ?charset=utf-8$/i);
  expect(body).toEqual({
    statusCode: status ?? response.status,
    error: expect.stringMatching(/\S/),
    message: expect.stringMatching(/^[^\n]*\S[^\n]*$/),
    ...(body.fields && { fields: expect.any(Object) }),
  });
  expect(response.status).toBe(body.statusCode);
  for (const message of Object.values(body.fields ?? {})) expect(message).toMatch(/\S/);
  expect(JSON.stringify(body)).not.toMatch(INNARDS);
  return body;
}

import { parseResponse, ResponseParseError } from './fetch-api';

describe('parseResponse', () => {
  it('parses JSON, and an empty text as no body', () => {
    expect(parseResponse(200, '{"a":1}')).toEqual({ status: 200, body: { a: 1 } });
    expect(parseResponse(204, '')).toEqual({ status: 204, body: undefined });
  });

  it('rejects anything but JSON', () => {
    expect(() => parseResponse(502, '<h1>Bad Gateway</h1>')).toThrow(ResponseParseError);
  });
});

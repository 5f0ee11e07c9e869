import { type ArgumentsHost, BadRequestException, Logger, NotFoundException } from '@nestjs/common';
import { ApiExceptionFilter } from './api-exception.filter';
import { invalid, tooManyRequests, unauthorized } from './errors';
import type { RouteTable } from './route-table';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** What the filter makes of a failure. */
function answerTo(
  failure: unknown,
  request = { method: 'GET', originalUrl: '/api/x?a=1' },
): Answer {
  const answer: Answer = { status: 0, headers: {}, body: undefined };
  const response = {
    headersSent: false,
    set: (headers: Record<string, string>) => Object.assign(answer, { headers }) && response,
    status: (status: number) => Object.assign(answer, { status }) && response,
    json: (body: unknown) => Object.assign(answer, { body }),
  };
  const routes = {
    methodsOf: (path: string) => (path === '/api/known' ? ['GET', 'HEAD'] : []),
  } as RouteTable;
  const host = {
    switchToHttp: () => ({
      getRequest: () => ({ headers: {}, ...request }),
      getResponse: () => response,
    }),
  } as unknown as ArgumentsHost;
  new ApiExceptionFilter(routes).catch(failure, host);
  return answer;
}

describe('ApiExceptionFilter', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });

  afterEach(() => logged.mockRestore());

  it('passes on what was meant to be an error', () => {
    expect(answerTo(invalid('Salah', { name: 'Kosong' }))).toEqual({
      status: 422,
      headers: {},
      body: {
        statusCode: 422,
        error: 'Unprocessable Entity',
        message: 'Salah',
        fields: { name: 'Kosong' },
      },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it('sends the headers that belong to an error', () => {
    expect(answerTo(unauthorized('Masuk dulu')).headers).toEqual({ 'WWW-Authenticate': 'Bearer' });
    expect(answerTo(tooManyRequests('Nanti', 7)).headers).toEqual({ 'Retry-After': '7' });
  });

  it('logs what nobody expected, and tells nothing of it', () => {
    const { status, body } = answerTo(new Error('secret /srv/data SELECT *'));
    expect(status).toBe(500);
    expect(body).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Terjadi kesalahan server. Cek log untuk detail.',
    });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('secret'));
    expect(logged).toHaveBeenCalledWith(expect.not.stringContaining('a=1'));
  });

  it.each(['text', null, undefined, { status: 200 }])('answers %p, thrown, with 500', (failure) => {
    expect(answerTo(failure).status).toBe(500);
  });

  it('tells failing storage apart', () => {
    expect(answerTo(Object.assign(new Error('…'), { code: 'ENOSPC' })).status).toBe(507);
    expect(answerTo(Object.assign(new Error('…'), { code: 'SQLITE_BUSY' })).status).toBe(503);
  });

  it('answers an unknown address with 404 and a known one with the methods that it takes', () => {
    const { status, body } = answerTo(new NotFoundException('Cannot GET /api/x'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Alamat tidak ditemukan' });
    const request = { method: 'PATCH', originalUrl: '/api/known' };
    expect(answerTo(new NotFoundException(), request)).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
  });

  it('answers an address that cannot be decoded with 404', () => {
    const request = { method: 'GET', originalUrl: '/api/%E0%A4%A' };
    expect(answerTo(new BadRequestException('Failed to decode'), request).status).toBe(404);
  });
});

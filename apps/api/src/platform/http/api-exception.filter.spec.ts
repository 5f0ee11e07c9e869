import { type ArgumentsHost, BadRequestException, Logger, NotFoundException } from '@nestjs/common';
import { ApiExceptionFilter } from './api-exception.filter';
import { BusyError, invalid, tooManyRequests, unauthorized } from '../errors';
import type { RouteTable } from './route-table';

interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** What the filter sends for a failure. */
function responseTo(
  failure: unknown,
  request = { method: 'GET', originalUrl: '/api/x?a=1' },
): ErrorResponse {
  const sent: ErrorResponse = { status: 0, headers: {}, body: undefined };
  const response = {
    headersSent: false,
    set: (headers: Record<string, string>) => Object.assign(sent, { headers }) && response,
    status: (status: number) => Object.assign(sent, { status }) && response,
    json: (body: unknown) => Object.assign(sent, { body }),
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
  return sent;
}

describe('ApiExceptionFilter', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });

  afterEach(() => logged.mockRestore());

  it('passes on what was meant to be an error', () => {
    const fields = { name: 'Kosong' };
    expect(responseTo(invalid('Salah', fields))).toEqual({
      status: 422,
      headers: { 'Cache-Control': 'no-store' },
      body: { statusCode: 422, error: 'Unprocessable Entity', message: 'Salah', fields },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it('writes no line for each of many that cannot be served at a time', () => {
    const { status, headers } = responseTo(new BusyError('Sibuk'));
    expect([status, headers['Retry-After']]).toEqual([503, '5']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('sends the headers that belong to an error', () => {
    const { headers } = responseTo(unauthorized('Masuk dulu'));
    expect(headers).toMatchObject({ 'WWW-Authenticate': 'Bearer' });
    expect(responseTo(tooManyRequests('Nanti', 7)).headers['Retry-After']).toBe('7');
  });

  it('logs an unexpected error, and sends nothing of it', () => {
    const { status, body } = responseTo(new Error('secret /srv/data SELECT *'));
    expect(status).toBe(500);
    expect(body).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Terjadi kesalahan server. Cek log untuk detail.',
    });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('secret'));
    expect(logged).toHaveBeenCalledWith(expect.not.stringContaining('a=1'));
  });

  it.each(['text', null, undefined, { status: 200 }])('sends 500 for %p, thrown', (failure) => {
    expect(responseTo(failure).status).toBe(500);
  });

  it('distinguishes failing storage', () => {
    expect(responseTo(Object.assign(new Error('…'), { code: 'ENOSPC' })).status).toBe(507);
    expect(responseTo(Object.assign(new Error('…'), { code: 'SQLITE_BUSY' })).status).toBe(503);
  });

  it('sends 404 for an unknown path, and 405 with the methods of a known one', () => {
    const { status, body } = responseTo(new NotFoundException('Cannot GET /api/x'));
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Alamat tidak ditemukan' });
    const request = { method: 'PATCH', originalUrl: '/api/known' };
    expect(responseTo(new NotFoundException(), request)).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
  });

  it('sends 404 for a path that cannot be decoded', () => {
    const request = { method: 'GET', originalUrl: '/api/%E0%A4%A' };
    expect(responseTo(new BadRequestException('Failed to decode'), request).status).toBe(404);
  });
});

import { explainLogin } from './login-failure';

const NOW = new Date('2026-11-20T03:04:05.000Z');
const errorResponse = (status: number, message?: string) => ({
  status,
  data: message && { statusCode: status, error: 'Error', message },
});

describe('explainLogin', () => {
  it.each([
    [errorResponse(404, 'x'), 'Username tidak ditemukan'],
    [errorResponse(400, 'x'), 'Password salah'],
    [errorResponse(500, 'x'), 'Terjadi kesalahan server. Cek log untuk detail.'],
    [
      errorResponse(429, 'Terlalu banyak percobaan'),
      'Error status: 429 - Terlalu banyak percobaan',
    ],
    [errorResponse(503), 'Error status: 503 - Unknown error'],
    [
      { status: 'FETCH_ERROR', error: 'offline' },
      'Tidak dapat terhubung ke server. Periksa koneksi Anda.',
    ],
    [
      { status: 'TIMEOUT_ERROR', error: 'late' },
      'Tidak dapat terhubung ke server. Periksa koneksi Anda.',
    ],
    [
      { status: 'PARSING_ERROR', originalStatus: 200, data: '<p>', error: 'Unexpected token' },
      'Terjadi kesalahan saat login: Unexpected token',
    ],
    [
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<p>', error: 'Unexpected token' },
      'Error status: 502 - Unknown error',
    ],
    [new Error('a bug'), 'Terjadi kesalahan saat login: a bug'],
  ])('explains %j', (error, message) =>
    expect(explainLogin(error, '/api/auth/login', NOW).message).toBe(message),
  );

  it("reports status, path, time and the server's message", () =>
    expect(explainLogin(errorResponse(429, 'Tunggu'), '/api/auth/login', NOW).debug).toEqual({
      status: '429',
      path: '/api/auth/login',
      time: '2026-11-20T03:04:05.000Z',
      serverMessage: 'Tunggu',
    }));
});

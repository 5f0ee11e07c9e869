import { explainLogin, isUnanswered } from './login-failure';

const NOW = new Date('2026-11-20T03:04:05.000Z');
const answer = (status: number, message?: string) => ({
  status,
  data: message && { statusCode: status, error: 'Error', message },
});

describe('explainLogin', () => {
  it.each([
    [answer(404, 'x'), 'Username tidak ditemukan'],
    [answer(400, 'x'), 'Password salah'],
    [answer(500, 'x'), 'Terjadi kesalahan server. Cek log untuk detail.'],
    [answer(429, 'Terlalu banyak percobaan'), 'Error status: 429 - Terlalu banyak percobaan'],
    [answer(503), 'Error status: 503 - Unknown error'],
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
  ])('puts %j in words', (error, message) =>
    expect(explainLogin(error, '/api/auth/login', NOW).message).toBe(message),
  );

  it('tells the debug block status, path, time and what the server said', () =>
    expect(explainLogin(answer(429, 'Tunggu'), '/api/auth/login', NOW).debug).toEqual({
      status: '429',
      path: '/api/auth/login',
      time: '2026-11-20T03:04:05.000Z',
      serverMessage: 'Tunggu',
    }));
});

describe('isUnanswered', () => {
  it('is true for what got no answer alone', () => {
    expect(isUnanswered({ status: 'FETCH_ERROR', error: '' })).toBe(true);
    expect(isUnanswered({ status: 'TIMEOUT_ERROR', error: '' })).toBe(true);
    expect(isUnanswered(answer(503))).toBe(false);
    expect(isUnanswered(undefined)).toBe(false);
  });
});

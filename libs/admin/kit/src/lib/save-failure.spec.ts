import { explainFailure } from './save-failure';

const answer = (status: number, message: string, fields?: Record<string, string>) => ({
  status,
  data: { statusCode: status, error: 'Error', message, fields },
});

describe('explainFailure', () => {
  it.each([413, 422])('passes on what the server says with %p', (status) =>
    expect(explainFailure(answer(status, 'Terlalu besar', { image: 'Besar' }), 'Gagal')).toEqual({
      message: 'Terlalu besar',
      fields: { image: 'Besar' },
    }),
  );

  it.each([404, 500, 503, 507])('says the general sentence for %p', (status) =>
    expect(explainFailure(answer(status, 'Apa saja', { name: 'x' }), 'Gagal')).toEqual({
      message: 'Gagal',
      fields: {},
    }),
  );

  it('says the general sentence where no answer came, or no readable one', () => {
    for (const error of [
      { status: 'FETCH_ERROR', error: 'offline' },
      { status: 'TIMEOUT_ERROR', error: 'late' },
      { status: 422, data: 'no JSON' },
      new Error('a bug'),
    ]) {
      expect(explainFailure(error, 'Gagal')).toEqual({ message: 'Gagal', fields: {} });
    }
  });

  it("prefers the screen's own sentence, and keeps the server's fields", () =>
    expect(
      explainFailure(answer(400, 'Dari server', { platform: 'Sudah ada' }), 'Gagal', {
        400: 'Dari layar',
      }),
    ).toEqual({ message: 'Dari layar', fields: { platform: 'Sudah ada' } }));
});

import { explainFailure } from './save-failure';

const errorResponse = (status: number, message: string, fields?: Record<string, string>) => ({
  status,
  data: { statusCode: status, error: 'Error', message, fields },
});

describe('explainFailure', () => {
  it.each([413, 422, 429])("uses the server's message for %p", (status) =>
    expect(
      explainFailure(errorResponse(status, 'Terlalu besar', { image: 'Besar' }), 'Gagal'),
    ).toEqual({
      message: 'Terlalu besar',
      fields: { image: 'Besar' },
    }),
  );

  it.each([404, 500, 503, 507])('uses the general message for %p', (status) =>
    expect(explainFailure(errorResponse(status, 'Apa saja', { name: 'x' }), 'Gagal')).toEqual({
      message: 'Gagal',
      fields: {},
    }),
  );

  it('uses the general message without a response, or with an unparsable one', () => {
    for (const error of [
      { status: 'FETCH_ERROR', error: 'offline' },
      { status: 'TIMEOUT_ERROR', error: 'late' },
      { status: 422, data: 'no JSON' },
      new Error('a bug'),
    ]) {
      expect(explainFailure(error, 'Gagal')).toEqual({ message: 'Gagal', fields: {} });
    }
  });

  it("prefers the screen's own message, and keeps the server's fields", () =>
    expect(
      explainFailure(errorResponse(400, 'Dari server', { platform: 'Sudah ada' }), 'Gagal', {
        400: 'Dari layar',
      }),
    ).toEqual({ message: 'Dari layar', fields: { platform: 'Sudah ada' } }));
});

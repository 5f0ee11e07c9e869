import { parseAnswer, UnreadableAnswer } from './fetch-api';

describe('parseAnswer', () => {
  it('reads JSON and takes an empty text as no body', () => {
    expect(parseAnswer(200, '{"a":1}')).toEqual({ status: 200, body: { a: 1 } });
    expect(parseAnswer(204, '')).toEqual({ status: 204, body: undefined });
  });

  it('refuses what is no JSON', () => {
    expect(() => parseAnswer(502, '<h1>Bad Gateway</h1>')).toThrow(UnreadableAnswer);
  });
});

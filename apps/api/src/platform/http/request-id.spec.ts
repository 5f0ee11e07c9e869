import { requestId, setRequestId } from './request-id';

describe('requestId', () => {
  it('is one for each request', () => {
    const one = {};
    const other = {};
    expect(requestId(one)).toMatch(/^[\w.-]{1,64}$/);
    expect(requestId(one)).toBe(requestId(one));
    expect(requestId(other)).not.toBe(requestId(one));
  });

  it.each(['a', 'A-1_b.c', 'x'.repeat(64)])('may be given as %s', (id) => {
    const request = {};
    setRequestId(request, id);
    expect(requestId(request)).toBe(id);
  });

  it.each([undefined, '', 'x'.repeat(65), 'a b', 'a\nb', 'ä', '"', ['a']])(
    'is made where %j is given',
    (id) => {
      const request = {};
      setRequestId(request, id);
      expect(requestId(request)).not.toBe(id);
    },
  );
});

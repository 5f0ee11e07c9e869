import { sameValue } from './merge';

const file = () => new File(['foto'], 'foto.jpg');

describe('sameValue', () => {
  it('compares lists by what they hold', () => {
    expect(sameValue(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameValue([], [])).toBe(true);
  });

  it('takes files for the same only if they are one object, in a list as well', () => {
    const [one, other] = [file(), file()];
    expect(sameValue(one, one)).toBe(true);
    expect(sameValue(one, other)).toBe(false);
    expect(sameValue([one, other], [one, other])).toBe(true);
    expect(sameValue([one, other], [other, one])).toBe(false);
    expect(sameValue([one], [])).toBe(false);
    expect(sameValue(null, one)).toBe(false);
  });
});

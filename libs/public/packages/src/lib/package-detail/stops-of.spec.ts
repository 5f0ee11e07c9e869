import fc from 'fast-check';
import { stopsOf } from './stops-of';

describe('stopsOf', () => {
  it.each([
    ['Pos → Kebun Jeruk → Puncak', ['Pos', 'Kebun Jeruk', 'Puncak']],
    ['Pos - Kebun – Puncak', ['Pos', 'Kebun', 'Puncak']],
    ['Pos -> Kebun --> Puncak', ['Pos', 'Kebun', 'Puncak']],
    ['Pos > Puncak', ['Pos', 'Puncak']],
    ['Pos\r\nPuncak', ['Pos', 'Puncak']],
    ['Pos → → Puncak →', ['Pos', 'Puncak']],
    ['Kali-Metro → Puncak', ['Kali-Metro', 'Puncak']],
    ['Keliling kebun', []],
    ['→', []],
    ['', []],
    [null, []],
  ])('parses %j', (route, stops) => {
    expect(stopsOf(route)).toEqual(stops);
  });

  it('parses what was joined by arrows', () => {
    const stop = fc.stringMatching(/^[A-Za-z]{1,9}([ .,'-][A-Za-z]{1,9}){0,2}$/);
    fc.assert(
      fc.property(fc.array(stop, { minLength: 2 }), (stops) => {
        expect(stopsOf(stops.join(' → '))).toEqual(stops);
      }),
    );
  });
});

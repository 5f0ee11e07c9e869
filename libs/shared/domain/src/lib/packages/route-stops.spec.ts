import fc from 'fast-check';
import { routeStops, routeText } from './route-stops';

it.each([
  ['Pos → Kebun Jeruk → Puncak', ['Pos', 'Kebun Jeruk', 'Puncak']],
  ['Pos - Kebun – Puncak', ['Pos', 'Kebun', 'Puncak']],
  ['Pos- Kebun -Puncak', ['Pos', 'Kebun', 'Puncak']],
  ['Pos -> Kebun --> Puncak', ['Pos', 'Kebun', 'Puncak']],
  ['Pos (>1.500 mdpl) → Puncak', ['Pos (>1.500 mdpl)', 'Puncak']],
  ['Goa > 50 m → Kali', ['Goa > 50 m', 'Kali']],
  ['Start 03.00 – 05.00 Pos → Puncak', ['Start 03.00 – 05.00 Pos', 'Puncak']],
  ['Jalan-jalan, makan - minum → pulang', ['Jalan-jalan, makan - minum', 'pulang']],
  ['Pos ⇒ Puncak', ['Pos', 'Puncak']],
  ['Pos A=>Pos B', ['Pos A', 'Pos B']],
  ['• Pos\n• Kebun', ['Pos', 'Kebun']],
  ['1. Pos\n2) Kebun', ['Pos', 'Kebun']],
  ['Pos\r\nPuncak', ['Pos', 'Puncak']],
  ['Pos → → Puncak →', ['Pos', 'Puncak']],
  ['Kali-Metro → Puncak', ['Kali-Metro', 'Puncak']],
  ['Pos jeep-Kebun jeruk-Kafe', ['Pos jeep', 'Kebun jeruk', 'Kafe']],
  ['Pos, Kebun Jeep-Jeruk, Kafe', ['Pos', 'Kebun Jeep-Jeruk', 'Kafe']],
  ['Pos; Kafe', ['Pos', 'Kafe']],
  ['Pos → Kebun, kafe', ['Pos', 'Kebun, kafe']],
  [
    'Jeep post → Orange orchard, then lunch → East Ridge',
    ['Jeep post', 'Orange orchard, then lunch', 'East Ridge'],
  ],
  ['Jeep post - Off-road track - Crater Rim', ['Jeep post', 'Off-road track', 'Crater Rim']],
  ['From the jeep post to the crater rim', []],
  ['Jeep-Jeruk', []],
  ['Rute Jeep-Jeruk seru', []],
  ['Jalan-jalan off-road ke Ranu-Pani', []],
  ['Buka 08.00–10.00', []],
  ['Keliling kebun', []],
  ['→', []],
  ['', []],
  [null, []],
])('finds in %j the stops %j', (route, stops) => expect(routeStops(route)).toEqual(stops));

it('finds what was joined by any sign, and reads its own text again', () => {
  const stop = fc.stringMatching(/^[A-Z][a-z]{1,9}( [a-z]{1,9}){0,2}$/);
  const sign = fc.constantFrom(' → ', '→', ' - ', ', ', '\n', ' > ', '—');
  fc.assert(
    fc.property(fc.array(stop, { minLength: 2 }), sign, (stops, between) => {
      expect(routeStops(stops.join(between))).toEqual(stops);
      expect(routeText(routeText(stops.join(between)))).toBe(stops.join(' → '));
    }),
  );
  fc.assert(
    fc.property(fc.array(stop, { minLength: 3 }), (stops) => {
      expect(routeStops(stops.join('-'))).toEqual(stops);
    }),
  );
});

it('breaks no name with dashes between arrows', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{1,9}(-[A-Z][a-z]{1,9}){0,3}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 2 }), (stops) => {
      expect(routeStops(stops.join(' → '))).toEqual(stops);
    }),
  );
});

import { formatHours, hoursText } from './hours';

const span = (opens: string, closes: string) => ({ opens, closes });

it.each([
  [[span('08:00', '15:00')], '08.00–15.00'],
  [[span('13:00', '17:00'), span('08:00', '12:00')], '08.00–12.00 dan 13.00–17.00'],
  [
    [span('18:00', '02:00'), span('06:00', '07:00'), span('08:00', '12:00')],
    '06.00–07.00, 08.00–12.00 dan 18.00–02.00',
  ],
])('writes hours in their order: %j', (spans, text) => {
  expect(formatHours(spans)).toBe(text);
});

it('says a whole day in a word', () => {
  expect(hoursText([span('00:00', '00:00')])).toBe('24 jam');
  expect(hoursText([span('00:00', '23:59')])).toBe('24 jam');
  expect(hoursText([span('08:00', '17:00')])).toBe('08.00–17.00');
});

import type { Field } from '@lereng/admin-kit/form';
import { settingField, type SettingTexts } from '@lereng/admin-kit/settings';
import { TextInput } from '@lereng/admin-kit/shell';
import { SETTING_FIELDS, type TextSettingKey } from '@lereng/shared-domain/fields';
import { readHours, type HoursReading } from './read-hours';
import { words } from './words';

/** The settings of the venue, in the order of their fields. */
export const VENUE_KEYS = [
  'site_name',
  'site_description',
  'address',
  'opening_hours',
  'directions',
  'maps_url',
  'latitude',
  'longitude',
] as const satisfies readonly TextSettingKey[];

export type VenueKey = (typeof VENUE_KEYS)[number];
export type VenueValues = SettingTexts<VenueKey>;

const { venue } = words;

/**
 * @param stored what is stored, in which a setting without a value is an empty text
 * @param timeZone the venue's
 */
export const venueFields = (
  stored: VenueValues,
  timeZone: string,
): readonly Field<VenueValues>[] => [
  settingField('site_name', stored, { hint: venue.siteNameHint }),
  settingField('site_description', stored, { hint: venue.siteDescriptionHint }),
  settingField('address', stored, { hint: venue.addressHint }),
  settingField('opening_hours', stored, {
    hint: ({ opening_hours }) => <Reading {...readHours(opening_hours, timeZone)} />,
  }),
  settingField('directions', stored, { hint: venue.directionsHint }),
  settingField('maps_url', stored, { hint: venue.mapsUrlHint }),
  degrees('latitude', stored.latitude),
  degrees('longitude', stored.longitude),
];

/** As the API takes them: digits and a point, with an optional minus. */
const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?$/;

const DIGITS = { autoComplete: 'off', className: 'tabular-nums' };

/** A latitude or longitude, kept as text so that no digit is lost; both or neither are filled in. */
function degrees(name: 'latitude' | 'longitude', initial: string): Field<VenueValues> {
  const other = name === 'latitude' ? 'longitude' : 'latitude';
  const { label, max } = SETTING_FIELDS[name];
  return {
    name,
    label,
    initial,
    hint: words.venue.degreesHint,
    input: (props) => <TextInput {...props} attributes={DIGITS} />,
    // A decimal comma, and the minus sign of word processors.
    normalize: (text) => text.trim().replace(',', '.').replace(/^[−–]/, '-'),
    validate: (text, values) => {
      if (!DEGREES.test(text) || Math.abs(Number(text)) > max)
        return words.venue.degrees(label, max);
      return values[other].trim() === '' ? words.venue.both(SETTING_FIELDS[other].label) : null;
    },
  };
}

function Reading({ understood, message }: HoursReading) {
  return <span className={understood ? undefined : 'font-medium text-danger'}>{message}</span>;
}

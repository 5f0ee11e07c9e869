import { multiline, text, url, type Field } from '@lereng/admin-kit/form';
import type { SettingTexts } from '@lereng/admin-kit/settings';
import { TextInput } from '@lereng/admin-kit/shell';
import { LIMITS } from '@lereng/shared-domain';
import type { TextSettingKey } from '@lereng/web-data-access/site-settings-admin';
import { readHours, type HoursReading } from './read-hours';
import { words } from './words';

/** The settings of the venue, in the order of their fields. */
export const VENUE_KEYS = [
  'site_name',
  'site_description',
  'address',
  'opening_hours',
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
  text({
    name: 'site_name',
    label: venue.siteName,
    value: stored.site_name,
    maxLength: LIMITS.nameMax,
    hint: venue.siteNameHint,
  }),
  multiline({
    name: 'site_description',
    label: venue.siteDescription,
    value: stored.site_description,
    maxLength: LIMITS.textMax,
    hint: venue.siteDescriptionHint,
  }),
  multiline({
    name: 'address',
    label: venue.address,
    value: stored.address,
    maxLength: LIMITS.settingMax,
    hint: venue.addressHint,
  }),
  multiline({
    name: 'opening_hours',
    label: venue.openingHours,
    value: stored.opening_hours,
    maxLength: LIMITS.settingMax,
    hint: ({ opening_hours }) => <Reading {...readHours(opening_hours, timeZone)} />,
  }),
  url({
    name: 'maps_url',
    label: venue.mapsUrl,
    value: stored.maps_url,
    hint: venue.mapsUrlHint,
  }),
  degrees('latitude', stored.latitude, LIMITS.latitudeMax),
  degrees('longitude', stored.longitude, LIMITS.longitudeMax),
];

/** As the API takes them: digits and a point, with an optional minus. */
const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?$/;

const DIGITS = { autoComplete: 'off', className: 'tabular-nums' };

/** A latitude or longitude, kept as text so that no digit is lost; both or neither are filled in. */
function degrees(name: 'latitude' | 'longitude', initial: string, max: number): Field<VenueValues> {
  const other = name === 'latitude' ? 'longitude' : 'latitude';
  const { [name]: label, [other]: otherLabel } = venue;
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
      return values[other].trim() === '' ? words.venue.both(otherLabel) : null;
    },
  };
}

function Reading({ understood, message }: HoursReading) {
  return <span className={understood ? undefined : 'font-medium text-danger'}>{message}</span>;
}

import { select } from '@lereng/admin-kit/form';
import { settingField } from '@lereng/admin-kit/settings';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { PLACE_KEYS } from './look-texts';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

const { place } = words;
const { place_type: placeType } = SETTING_FIELDS;
const TYPES = Object.entries(placeType.values).map(([value, label]) => ({ value, label }));

/** What the venue is, in a few words and for search engines. */
export const PlaceSection = (shown: LookSectionProps) => (
  <TextsSection
    name="place"
    words={place}
    keys={PLACE_KEYS}
    fields={(stored) => [
      settingField('tagline', stored, { hint: place.taglineHint }),
      select({
        name: 'place_type',
        label: placeType.label,
        value: stored.place_type,
        choices: TYPES,
        placeholder: place.noType,
        hint: place.typeHint,
      }),
    ]}
    {...shown}
  />
);

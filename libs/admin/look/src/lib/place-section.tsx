import { select, text } from '@lereng/admin-kit/form';
import { LOOK_LABELS } from '@lereng/admin-kit/settings';
import { LIMITS } from '@lereng/shared-domain';
import { PLACE_TYPES } from '@lereng/shared-domain/venue';
import { PLACE_KEYS } from './look-texts';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

const { place } = words;
const TYPES = PLACE_TYPES.map((value) => ({ value, label: place.types[value] }));

/** What the venue is, in a few words and for search engines. */
export const PlaceSection = (shown: LookSectionProps) => (
  <TextsSection
    name="place"
    words={place}
    keys={PLACE_KEYS}
    fields={(stored) => [
      text({
        name: 'tagline',
        label: LOOK_LABELS.tagline,
        value: stored.tagline,
        maxLength: LIMITS.taglineMax,
        hint: place.taglineHint,
      }),
      select({
        name: 'place_type',
        label: LOOK_LABELS.place_type,
        value: stored.place_type,
        choices: TYPES,
        placeholder: place.noType,
        hint: place.typeHint,
      }),
    ]}
    {...shown}
  />
);

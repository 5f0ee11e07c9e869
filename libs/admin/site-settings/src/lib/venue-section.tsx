import { FormSection } from '@lereng/admin-kit/form';
import { HistoryLink } from '@lereng/admin-kit/shell';
import { isApiError } from '@lereng/web-data-access';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useUpdateSiteSettingMutation } from '@lereng/web-data-access/site-settings-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { useState } from 'react';
import { PlacePicker } from './place/place-picker';
import { changedVenueKeys, venueFields, venueValues, type VenueKey } from './venue-form';
import { draftOf, type SettingSectionProps } from './setting-section';
import { ReportValues } from './typed-values';
import { words } from './words';

/** Where the links to a map lead. */
const PLACE_KEYS: readonly VenueKey[] = ['maps_url', 'latitude', 'longitude'];

/** The venue's own data, each a setting of its own, saved together. */
export function VenueSection(shown: SettingSectionProps<readonly SiteSetting[]>) {
  const [update] = useUpdateSiteSettingMutation();
  const { timeZone } = usePageEnvironment().site;
  const [isMapLeftBehind, setMapLeftBehind] = useState(false);
  return (
    <FormSection
      title={words.venue.title}
      footer={<HistoryLink kind="site-settings" />}
      {...shown}
      fields={(settings) => venueFields(venueValues(settings), timeZone)}
      failed={words.venue.failed}
      saved={words.venue.saved}
      draft={draftOf('venue', words.venue.title)}
      save={async (values, stored, request) => {
        const changed = changedVenueKeys(values, venueValues(stored));
        const saved: SiteSetting[] = [];
        for (const key of changed) {
          const body = { value: values[key], type: 'text' };
          // A key of its own for each request.
          const headers = { 'Idempotency-Key': `${request['Idempotency-Key']}.${key}` };
          saved.push(
            await update({ key, body, ...headers })
              .unwrap()
              .catch(nameField(key)),
          );
        }
        if (changed.some((key) => PLACE_KEYS.includes(key))) setMapLeftBehind(false);
        else if (changed.includes('address')) setMapLeftBehind(true);
        return [...stored.filter(({ key }) => !changed.some((each) => each === key)), ...saved];
      }}
    >
      <PlacePicker isLeftBehind={isMapLeftBehind} />
      <ReportValues of="venue" />
    </FormSection>
  );
}

/** The API names every setting's field `value`; the form has a field for each setting. */
function nameField(key: VenueKey): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error) || typeof error.status !== 'number') throw error;
    const { fields, ...problem } = error.data as { fields?: Record<string, string> };
    const named = fields?.['value'] === undefined ? undefined : { [key]: fields['value'] };
    throw Object.assign(new Error('A setting was refused'), {
      status: error.status,
      data: { ...problem, fields: named },
    });
  };
}

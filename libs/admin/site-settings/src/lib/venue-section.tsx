import { FormSection } from '@lereng/admin-kit/form';
import {
  ReportValues,
  settingFields,
  useSaveSettingTexts,
  type SettingSectionProps,
} from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import { useState } from 'react';
import { PlacePicker } from './place/place-picker';
import { VENUE_KEYS, venueFields, type VenueKey } from './venue-form';
import { draftOf } from './setting-section';
import { words } from './words';

/** Where the links to a map lead. */
const PLACE_KEYS: readonly VenueKey[] = ['maps_url', 'latitude', 'longitude'];

/** The venue's own data, each a setting of its own, saved together. */
export function VenueSection(shown: SettingSectionProps<readonly SiteSetting[]>) {
  const saveTexts = useSaveSettingTexts(VENUE_KEYS);
  const { timeZone } = usePageEnvironment().site;
  const [isMapLeftBehind, setMapLeftBehind] = useState(false);
  return (
    <FormSection
      title={words.venue.title}
      footer={<HistoryLink kind="site-settings" />}
      {...shown}
      fields={(settings) =>
        settingFields(VENUE_KEYS, settings, (texts) => venueFields(texts, timeZone))
      }
      failed={words.venue.failed}
      canUndo
      saved={words.venue.saved}
      draft={draftOf('venue', words.venue.title)}
      save={async (values, stored, request) => {
        const { settings, changed } = await saveTexts(values, stored, request);
        if (changed.some((key) => PLACE_KEYS.includes(key))) setMapLeftBehind(false);
        else if (changed.includes('address')) setMapLeftBehind(true);
        return settings;
      }}
    >
      <PlacePicker isLeftBehind={isMapLeftBehind} />
      <ReportValues of="venue" />
    </FormSection>
  );
}

import { FormSection, type Field, type FormSectionProps } from '@lereng/admin-kit/form';
import {
  ReportValues,
  settingFields,
  useSaveSettingTexts,
  type SettingSectionProps,
  type SettingTexts,
} from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import type { TextSettingKey } from '@lereng/shared-domain/fields';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import type { Elements } from '@lereng/web-ui';
import { draftOf } from './look-texts';

export type LookSectionProps = SettingSectionProps<readonly SiteSetting[]>;

interface TextsSectionProps<Key extends TextSettingKey> extends LookSectionProps {
  /** In drafts and in the preview. */
  name: string;
  words: { title: string; saved: string; failed: string };
  /** The settings that are saved together. */
  keys: readonly [Key, ...Key[]];
  fields: (stored: SettingTexts<Key>) => readonly Field<SettingTexts<Key>>[];
  /** Arranges the fields otherwise than in one column. */
  arrange?: FormSectionProps<SettingTexts<Key>, unknown>['arrange'];
  /** After the fields. */
  children?: Elements;
}

/** A form of several texts of the look, which the preview shows as they are typed. */
export function TextsSection<Key extends TextSettingKey>({
  name,
  words: { title, saved, failed },
  keys,
  fields,
  arrange,
  children,
  ...shown
}: TextsSectionProps<Key>) {
  const saveTexts = useSaveSettingTexts(keys);
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row={keys[0]} />}
      {...shown}
      fields={(settings) => settingFields(keys, settings, fields)}
      arrange={arrange}
      failed={failed}
      canUndo
      saved={saved}
      draft={draftOf(name, title)}
      save={async (values, stored, request) => (await saveTexts(values, stored, request)).settings}
    >
      <>
        {children}
        <ReportValues of={name} />
      </>
    </FormSection>
  );
}

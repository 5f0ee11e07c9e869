import { FormSection, text, type Field } from '@lereng/admin-kit/form';
import {
  settingTexts,
  useSaveSettingTexts,
  type SettingSectionProps,
  type SettingTexts,
} from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import { LIMITS } from '@lereng/shared-domain';
import { whatsappNumber } from '@lereng/shared-domain/contact';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { draftOf } from './setting-section';
import { words } from './words';

const KEYS = ['order_menu_number', 'order_package_number'] as const;

type Values = SettingTexts<(typeof KEYS)[number]>;

const { title, menuHint, packageHint, noNumber, saved, failed } = words.orders;

/** @param suggestions the numbers of the site's links */
const numberFields = (stored: Values, suggestions: readonly string[]): readonly Field<Values>[] => {
  const number = (name: keyof Values, hint: string): Field<Values> => {
    const { label } = SETTING_FIELDS[name];
    return {
      ...text({
        name,
        label,
        hint,
        suggestions,
        value: stored[name],
        maxLength: LIMITS.settingMax,
      }),
      validate: (typed: string) => (whatsappNumber(typed) === null ? noNumber(label) : null),
    };
  };
  return [number('order_menu_number', menuHint), number('order_package_number', packageHint)];
};

/** To which number the orders of menu items and of packages go. */
export function OrdersSection(shown: SettingSectionProps<readonly SiteSetting[]>) {
  const saveTexts = useSaveSettingTexts(KEYS);
  const { data: links = [] } = useListSocialMediaQuery();
  const numbers = links.flatMap(({ url }) => whatsappNumber(url) ?? []);
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="order_menu_number" />}
      {...shown}
      fields={(settings) => numberFields(settingTexts(KEYS, settings), numbers)}
      failed={failed}
      canUndo
      saved={saved}
      draft={draftOf('orders', title)}
      save={async (values, stored, request) => (await saveTexts(values, stored, request)).settings}
    />
  );
}

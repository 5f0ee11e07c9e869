export { NOTICE_KEYS, NoticeSection, type NoticeTexts } from './notice-section';
export { noticeWords } from './notice-words';
export {
  PictureSetting,
  type PictureSettingProps,
  type PictureSettingValues,
} from './picture-setting';
export { sectionDrafts } from './section-drafts';
export { settingField } from './setting-field';
export type { SettingSectionProps } from './setting-section';
export {
  settingFields,
  settingTexts,
  useSaveSettingTexts,
  type SettingTexts,
} from './setting-texts';
export { partOf, SettingsScreen } from './settings-screen';
export { ReportValues, TypedValues, useTyped } from './typed-values';

export { LOOK_LABELS, type LookImageKey, type LookTextKey } from './look-labels';
export {
  PictureSetting,
  type PictureSettingProps,
  type PictureSettingValues,
} from './picture-setting';
export type { SettingSectionProps } from './setting-section';
export { settingTexts, useSaveSettingTexts, type SettingTexts } from './setting-texts';
export { partOf, SettingsScreen } from './settings-screen';
export { ReportValues, TypedValues, useTyped } from './typed-values';

export { LOOK_LABELS, type LookImageKey, type LookTextKey } from './look-labels';
export type { SettingSectionProps } from './setting-section';
export { settingTexts, useSaveSettingTexts, type SettingTexts } from './setting-texts';
export { ReportValues, TypedValues, useTyped } from './typed-values';

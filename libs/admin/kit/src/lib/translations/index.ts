export { findUntranslated, type Untranslated } from './find-untranslated';
export { useTranslations } from './use-translations';

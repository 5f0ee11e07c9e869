export type { ValuesOf } from './bound-field';
export { ChatPreview, type ChatPreviewProps } from './chat-preview/chat-preview';
export { hiddenNotice, previewUrl } from './chat-preview/hidden-row';
export { copyName } from './copy-name';
export type { Field, FieldOf, FieldOptions, FormValue, FormValues } from './field';
export {
  date,
  image,
  integer,
  lines,
  multiline,
  percent,
  references,
  rupiah,
  select,
  storedPicture,
  text,
  url,
  type ReferencesWords,
} from './fields';
export { Form, type FormProps } from './form';
export type { Aside, IsStored } from './form-aside';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { FormSection, type FormSectionProps } from './form-section';
export { sameValue, type PictureValue } from './form-value';
export { Select, type SelectProps } from './inputs/select';
export { UrlInput } from './inputs/text-input';
export type { FormError } from './rules';
export type { DraftTarget } from './use-draft';
export { useEntityForm, type EntityForm, type EntityFormOptions } from './use-entity-form';
export type { WriteRequest } from './write-request';

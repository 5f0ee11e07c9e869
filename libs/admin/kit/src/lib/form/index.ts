export { sent, type BoundField, type ValuesOf } from './bound-field';
export { copyName } from './copy-name';
export type { Field, FieldOf, FieldOptions, FormValue, FormValues } from './field';
export {
  date,
  image,
  integer,
  lines,
  multiline,
  rupiah,
  select,
  storedPicture,
  text,
  url,
} from './fields';
export { Select, type SelectProps } from './fields/select';
export { UrlInput } from './fields/text';
export { Form, type FormProps } from './form';
export type { Aside, IsStored } from './form-aside';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { FormSection, type FormSectionProps } from './form-section';
export { sameValue, type PictureValue } from './form-value';
export { moved, MoveButtons } from './inputs/move-buttons';
export type { FormError } from './rules';
export type { DraftTarget } from './use-draft';
export { useEntityForm, type EntityForm, type EntityFormOptions } from './use-entity-form';
export type { WriteRequest } from './write-request';

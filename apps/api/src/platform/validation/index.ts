export {
  FormErrorOf,
  ListOfForm,
  RequestField,
  ResponseField,
  TranslationsRequest,
} from './declared-fields';
export { DtoListPipe, DtoPipe, FormError, readDto } from './dto.pipe';
export { IsCalendarDate, IsFlag, IsRupiah, IsWholeNumber, rupiahError } from './values';
export {
  idListCheck,
  IsIdList,
  IsJsonList,
  IsWeekdays,
  listCheck,
  sortedWeekdays,
  weekdayCheck,
  WEEKDAYS_FIELD,
} from './lists';
export { IsText, IsWebUrl, normalizeLine, normalizeText, textCheck, webUrlCheck } from './texts';
export { isAbsent, requiredMessage, Rule } from './rule';

export { DtoListPipe, DtoPipe, FormError, readDto } from './dto.pipe';
export { IsCalendarDate } from './is-calendar-date.decorator';
export { IsFlag } from './is-flag.decorator';
export { idListCheck, IsIdList } from './is-id-list.decorator';
export { IsJsonList } from './is-json-list.decorator';
export { IsText, IsWebUrl, normalizeText, textCheck, webUrlCheck } from './is-text.decorator';
export { IsRupiah, IsWholeNumber } from './is-whole-number.decorator';
export { requiredMessage, Rule } from './rule.decorator';

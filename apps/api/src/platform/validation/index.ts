export { DtoListPipe, DtoPipe, FormError, readDto } from './dto.pipe';
export { IsCalendarDate, IsFlag, IsRupiah, IsWholeNumber } from './values';
export { idListCheck, IsIdList, IsJsonList } from './lists';
export { IsText, IsWebUrl, normalizeText, textCheck, webUrlCheck } from './texts';
export { requiredMessage, Rule } from './rule';

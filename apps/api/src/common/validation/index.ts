export { DtoPipe } from './dto.pipe';
export { IsRupiah } from './is-rupiah.decorator';
export { IsText, textCheck } from './is-text.decorator';
export { IsWebUrl } from './is-web-url.decorator';
export { REPEATED, sentTwice } from './repeated';
export { Rule } from './rule.decorator';
export { Sentence } from './sentence.decorator';

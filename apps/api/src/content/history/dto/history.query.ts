import { MAX_ID } from '@lereng/shared-domain';
import { IsText, IsWholeNumber } from '../../../platform/validation';

const MAX_LENGTH = 50;

export const HISTORY_PAGE = 50;

export class HistoryQuery {
  @IsText({ label: 'Jenis', max: MAX_LENGTH, optional: true, example: 'menu-items' })
  kind?: string | null;

  @IsText({ label: 'Data', max: MAX_LENGTH, optional: true, example: '7' })
  row_id?: string | null;

  @IsWholeNumber({
    label: 'Batas',
    min: 1,
    max: MAX_ID,
    optional: true,
    description: 'Entries that are older than the one with this id',
  })
  before?: number;

  @IsWholeNumber({ label: 'Jumlah', min: 1, max: 200, empty: HISTORY_PAGE })
  limit?: number;
}

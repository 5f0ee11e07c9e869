import { entityTagOf } from './entity-tag';
import { IfMatch } from './if-match';

const CURRENT = { id: 1, name: 'Teh' };
const OLD = {
  status: 412,
  message: 'Data ini sudah diubah di tempat lain. Muat versi terbaru sebelum menyimpan.',
};

describe('IfMatch', () => {
  it('passes where there is no header, without reading', async () => {
    const read = jest.fn();
    await IfMatch.ANY.assert(read);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([entityTagOf(CURRENT), '*', `"x", ${entityTagOf(CURRENT)}`])(
    'passes with %s',
    async (header) => {
      await expect(new IfMatch(header).assert(async () => CURRENT)).resolves.toBeUndefined();
    },
  );

  it.each([entityTagOf({ ...CURRENT, name: 'Kopi' }), '', 'nonsense'])(
    'throws 412 with %j',
    async (header) => {
      await expect(new IfMatch(header).assert(async () => CURRENT)).rejects.toMatchObject(OLD);
    },
  );

  it.each([entityTagOf(CURRENT), '*'])(
    'throws 412 with %s where there is nothing to change',
    async (header) => {
      await expect(new IfMatch(header).assert(async () => null)).rejects.toMatchObject(OLD);
    },
  );
});

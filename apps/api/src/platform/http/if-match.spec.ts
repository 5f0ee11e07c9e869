import { entityTagOf, IfMatch } from './entity-tag';

const CURRENT = { id: 1, name: 'Teh', updatedAt: '2026-11-20T05:00:00.000Z' };
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

  it.each([
    entityTagOf(CURRENT),
    // Its promotion and its availability are no part of its version.
    entityTagOf({ ...CURRENT, availability: { state: 'sold_out', until: null } }),
    '*',
    `"x", ${entityTagOf(CURRENT)}`,
    entityTagOf(CURRENT).slice(2),
    '"2026-11-20T05:00:00.000Z"',
    'W/"2026-11-20T05:00:00.000Z"',
    '2026-11-20T05:00:00.000Z',
  ])('passes with %s', async (header) => {
    await expect(new IfMatch(header).assert(async () => CURRENT)).resolves.toBeUndefined();
  });

  it.each(['W/"a"', entityTagOf({ version: 'W/"a"' })])(
    'passes with %s, of a preview',
    async (header) => {
      const ifMatch = new IfMatch(header).against(async () => ({ version: 'W/"a"' }));
      await expect(ifMatch.assert(async () => CURRENT)).resolves.toBeUndefined();
    },
  );

  it.each([
    [entityTagOf({ ...CURRENT, updatedAt: '2026-11-20T05:00:00.001Z' }), CURRENT],
    [`${entityTagOf(CURRENT).slice(0, -1)}x"`, CURRENT],
    // What has no instant of its last change is compared by its bytes.
    [entityTagOf({ id: 1, platform: 'x' }), { id: 1, platform: 'y' }],
    ['', CURRENT],
    ['nonsense', CURRENT],
    ['"2026-11-20T05:00:00.001Z"', CURRENT],
    ['"undefined"', { id: 1 }],
    // There is nothing to change.
    [entityTagOf(CURRENT), null],
    ['*', null],
  ])('throws 412 with %j, of %j', async (header, present) => {
    await expect(new IfMatch(header).assert(async () => present)).rejects.toMatchObject(OLD);
  });
});

import { setImmediate } from 'node:timers/promises';
import { networkOf } from '../http/client-ip';
import { ApiError } from '../errors';
import { Passwords, PLACES, Rank } from './passwords';

/** The attempts in the order in which their hashing began: the order in which threads end says nothing. */
const mockBegun: string[] = [];

jest.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => password,
  verify: async (passwordHash: string, password: string) => {
    mockBegun.push(password);
    await setImmediate();
    return password === passwordHash;
  },
}));

const OWNER = 'kopi luwak';

beforeEach(() => {
  mockBegun.length = 0;
});

/** The network, its password and its rank. */
type Login = [string, string, Rank];

/** Sends a login of each network, and the owner's in between; returns who was refused and the owner's place. */
async function rush(networks: string[], owner: { rank: Rank; after: number }) {
  const passwords = new Passwords();
  const statusOf = (network: string, password: string, rank: Rank): Promise<number> =>
    passwords.matches(OWNER, password, { network, rank }).then(
      (matches) => (matches ? 200 : 400),
      (error: ApiError) => error.getStatus(),
    );
  const logins = networks.map((network, index): Login => [network, `guess ${index}`, Rank.Unknown]);
  const all: Login[] = [
    ...logins.slice(0, owner.after),
    [QUIET, OWNER, owner.rank],
    ...logins.slice(owner.after),
  ];
  const statuses = await Promise.all(all.map((login) => statusOf(...login)));
  return {
    owner: statuses[owner.after],
    place: mockBegun.indexOf(OWNER),
    checked: mockBegun.length,
    refused: statuses.filter((status) => status === 503).length,
  };
}

const networksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `${1 + (index >> 8)}.${index & 255}.0.0/16`);

const QUIET = networkOf('203.0.113.9');

describe('Passwords', () => {
  it.each([
    ['before all others', 0],
    ['after them', 10_000],
  ])('gives the owner the next place in 10,000 logins of 10,000 networks: %s', async (_, after) => {
    const owner = { rank: Rank.Known, after };
    const seen = await rush(networksOf(10_000), owner);
    // Two run when the owner comes, and nobody else begins before.
    expect(seen.place).toBeLessThanOrEqual(2);
    expect(seen).toMatchObject({ owner: 200, checked: PLACES + 2, refused: 10_001 - PLACES - 2 });
  });

  it.each([
    ['of 100 networks', 5_000, networksOf(100), 100 + 2],
    [
      'of one network of IPv6',
      10_000,
      [networkOf('2001:db8::/64'), networkOf('2001:db8:0:1::/64')],
      3,
    ],
  ])('gives a quiet network a place in 10,000 logins %s, after %i', async (_, after, of, place) => {
    const all = Array.from({ length: 10_000 }, (_, index) => of[index % of.length] ?? '');
    const seen = await rush(all, { rank: Rank.Unknown, after });
    expect(seen.owner).toBe(200);
    expect(seen.place).toBeLessThanOrEqual(place);
  });

  it('lets who has failed lose their place to who has not, and wait for them', async () => {
    const passwords = new Passwords();
    const places = networksOf(PLACES + 2);
    const failed = places.map((network, index) =>
      passwords.matches(OWNER, `guess ${index}`, { network, rank: Rank.Failed }),
    );
    const outcomes = Promise.allSettled(failed);
    const quiet = { network: QUIET, rank: Rank.Unknown };
    expect(await passwords.matches(OWNER, OWNER, quiet)).toBe(true);
    expect(mockBegun.indexOf(OWNER)).toBe(2);
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 503, headers: { 'Retry-After': '5' } } }]);
  });
});

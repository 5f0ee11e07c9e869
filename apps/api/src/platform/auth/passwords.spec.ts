import { setImmediate } from 'node:timers/promises';
import { Passwords } from './passwords';

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

describe('Passwords', () => {
  it('looks at what is urgent before what waits', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('kopi luwak');
    const guesses = Array.from({ length: 12 }, (_, index) =>
      passwords.matches(hash, `guess ${index}`, false),
    );
    const owner = passwords.matches(hash, 'kopi luwak');
    expect(await Promise.all(guesses)).not.toContain(true);
    expect(await owner).toBe(true);
    // Two at a time: the first two guesses began before the owner came.
    expect(mockBegun.indexOf('kopi luwak')).toBe(2);
    expect(mockBegun).toHaveLength(13);
  });
});

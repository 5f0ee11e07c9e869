import { readDto } from '../validation';
import { LoginRequest } from './auth.dto';

it.each(['admin ', '\u00a0admin', '\tadmin\n'])(
  'takes %j for the user name admin',
  async (typed) => {
    const credentials = await readDto(LoginRequest, { username: typed, password: ' rahasia ' });
    expect({ ...credentials }).toEqual({ username: 'admin', password: ' rahasia ' });
  },
);

it.each([undefined, null, ' ', 7, ['admin']])('refuses the user name %j', async (typed) => {
  const reading = readDto(LoginRequest, { username: typed, password: 'rahasia' });
  await expect(reading).rejects.toMatchObject({ status: 422 });
});

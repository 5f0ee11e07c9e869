import { readDto } from '../validation';
import { LoginRequest } from './auth.dto';

it.each(['admin ', '\u00a0admin', '\tadmin\n'])(
  'takes %j for the user name admin',
  async (typed) => {
    const credentials = await readDto(LoginRequest, { username: typed, password: ' rahasia ' });
    expect({ ...credentials }).toEqual({ username: 'admin', password: ' rahasia ' });
  },
);

it.each([undefined, '', ' ', null, 1, false, ['admin'], { $ne: '' }])(
  'takes %j for no user name and no password',
  async (value) => {
    for (const field of ['username', 'password']) {
      const body = { username: 'admin', password: 'x', [field]: value };
      await expect(readDto(LoginRequest, body)).rejects.toMatchObject({
        status: 422,
        message: 'Username dan password diperlukan',
        fields: { [field]: expect.any(String) as string },
      });
    }
  },
);

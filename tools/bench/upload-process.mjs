/**
 * Uploads the same photograph each time that it is told to. In a process of its own, as the load would take what
 * that delays for a delay of the product's.
 */
import process from 'node:process';
import { logIn } from './content.mjs';

let upload;
process.on('message', async ({ origin, photo }) => {
  if (photo) {
    const owner = await logIn(origin);
    upload = () => owner.addMenuItem('Foto', photo);
  }
  await upload();
  process.send('uploaded');
});

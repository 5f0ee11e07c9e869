import { defineConfig } from 'vite';
import { serverBundle } from '../../tools/build/server-bundle.ts';

export default defineConfig(serverBundle('operator', ['main']));

import './styles/public.css';
import { boot } from './browser/boot';
import { publicData } from './browser/public-data';
import { publicArea } from './public-area';

export const booted = boot(publicArea, publicData);

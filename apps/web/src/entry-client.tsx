import './styles/public.css';
import { boot } from './browser/boot';
import { fetchApi } from './browser/fetch-api';
import { publicArea } from './public-area';

// Without the token of an owner who is logged in: the site shows everybody what visitors see.
export const booted = boot(publicArea, { fetchApi });

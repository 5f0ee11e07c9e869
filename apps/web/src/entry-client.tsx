import './styles/public.css';
import { boot } from './browser/boot';
import { fetchApi } from './browser/fetch-api';
import { publicArea } from './public-area';

void boot(publicArea, fetchApi);

import './styles/public.css';
import { boot } from './browser/boot';
import { publicArea } from './public-area';

void boot(publicArea);

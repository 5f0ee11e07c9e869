import { imageTasks } from './image-tasks';
import { serveTasks } from './platform/tasks/serve-tasks';

serveTasks(imageTasks);

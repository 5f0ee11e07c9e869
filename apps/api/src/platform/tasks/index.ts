/** Work that would take the processor from requests, in a process of its own. */
export { LocalTasks, TaskRunner, type Tasks } from './task-runner';
export { serveTasks } from './serve-tasks';
export { TasksModule } from './tasks.module';

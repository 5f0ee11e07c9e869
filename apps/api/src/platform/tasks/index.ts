/** Work that would take the processor from requests, in processes of its own. */
export { LocalTasks, TaskAborted, TaskRunner, type Tasks, TaskTooLarge } from './task-runner';

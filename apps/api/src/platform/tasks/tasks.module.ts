import { type DynamicModule, Module } from '@nestjs/common';
import { TaskPool } from './task-pool';
import { LocalTasks, TaskRunner, type Tasks } from './task-runner';

@Module({})
export class TasksModule {
  /**
   * @param file of the processes that serve the tasks; null runs them in this one
   * @param load of the same tasks
   */
  static forRoot(file: string | null, load: () => Promise<Tasks>): DynamicModule {
    const useFactory = () => (file === null ? new LocalTasks(load) : new TaskPool(file));
    return {
      module: TasksModule,
      global: true,
      providers: [{ provide: TaskRunner, useFactory }],
      exports: [TaskRunner],
    };
  }
}

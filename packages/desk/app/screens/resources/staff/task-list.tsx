import { useWorkspace } from "../../../api/workspace.ts";
import { useWords } from "../../../locales/words.ts";
import type { StaffProgress } from "./progress.ts";
import { type NewStaff, tasksFor } from "./tasks.ts";

interface TaskListProps {
  staff: NewStaff;
  progress: StaffProgress;
}

/** After a failure: the finished tasks, and the one that failed. */
export function TaskList({ staff, progress }: TaskListProps) {
  const { resources: words } = useWords();
  const tasks = tasksFor(staff, useWorkspace());
  const done = tasks.filter((task) => progress.done.includes(task));
  const failed = tasks.find((task) => !progress.done.includes(task)) ?? "calendar";
  return (
    <div role="status">
      {done.length > 0 && (
        <p>{words.tasksDone({ tasks: done.map((task) => words.tasks[task]).join(", ") })}</p>
      )}
      <p>{words.taskFailed({ task: words.tasks[failed] })}</p>
    </div>
  );
}

import type { OpenDatabase } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import { type Jobs, startJobs } from "@frontdesk/platform/jobs/jobs";
import { openPost, type Post } from "./mail.ts";

interface Parts {
  settings: { smtpUrl?: string | undefined; mailFrom: string; dataFolder: string };
  opened: OpenDatabase;
  log: Log;
}

export interface JobsAndPost {
  jobs: Jobs;
  post: Post;
}

export async function openJobsAndPost(parts: Parts): Promise<JobsAndPost> {
  const { settings, opened, log } = parts;
  const jobs = startJobs(opened, log);
  const { smtpUrl, mailFrom: from, dataFolder } = settings;
  const post = await openPost({ jobs, smtpUrl, folder: `${dataFolder}/mail`, from, log });
  return { jobs, post };
}

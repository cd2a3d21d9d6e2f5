export const projectsEn = {
  add: "Add a project",
  added: "A new project",
  empty: "Projects are what bookings are for. There are none yet.",
  emptyArchive: "No project is archived.",
  list: "Projects",
  code: "Code",
  client: "Client",
  noClient: "No client",
  billable: "Its bookings are billable",
};

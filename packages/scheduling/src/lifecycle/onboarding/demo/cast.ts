export const people = [
  { first_name: "Ida", last_name: "Falk", job_title: "Director", phone: "+45 00 00 00 01" },
  { first_name: "Noor", last_name: "Haddad", job_title: "Editor", phone: "+45 00 00 00 02" },
  { first_name: "Tomas", last_name: "Brandt", job_title: "Camera", phone: "+45 00 00 00 03" },
  { first_name: "Mei", last_name: "Lindqvist", job_title: "Designer", phone: "+45 00 00 00 04" },
  { first_name: "Jonas", last_name: "Okafor", job_title: "Sound", phone: "+45 00 00 00 05" },
  { first_name: "Sofie", last_name: "Marsh", job_title: "Producer", phone: "+45 00 00 00 06" },
] as const;

export const rooms = [
  { name: "Edit suite", capacity: 3, notes: "Two screens, and a sofa" },
  { name: "Big room", capacity: 12, notes: "With the projector" },
  { name: "Sound booth", capacity: 2, notes: "Keep the door closed" },
] as const;

export const vehicles = [
  { name: "Van", registration_number: "FD 10 001" },
  { name: "Small car", registration_number: "FD 10 002" },
] as const;

export const clients = [
  {
    name: "Harbour Museum",
    projects: [
      { name: "Exhibition film", project_code: "HM-1", default_billable: true },
      { name: "Audio guide", project_code: "HM-2", default_billable: true },
    ],
  },
  {
    name: "Northwind Cycles",
    projects: [
      { name: "Spring campaign", project_code: "NC-1", default_billable: true },
      { name: "Product photos", project_code: "NC-2", default_billable: true },
    ],
  },
  {
    name: "Juniper Bakery",
    projects: [{ name: "Website", project_code: "JB-1", default_billable: true }],
  },
] as const;

export const ownProjects = [{ name: "Studio upkeep", project_code: "IN-1" }] as const;

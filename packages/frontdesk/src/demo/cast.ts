// Names below .example belong to no real person (RFC 2606).

export const studioName = "Jane's studio";
export const studioSubdomain = "jane-s-studio";

export const studioDomain = "studio.example";

/** A publicly known login: never with live money. */
export const owner = {
  name: "Jane Harbour",
  email: "jane@studio.example",
  password: "lighthouse at seven",
};

export const staff = [
  { name: "Maya Lund", role: "manager", permissions: "administrator" },
  { name: "Sam Okafor", role: "support", permissions: "manager" },
  { name: "Ada Brandt", role: "accountant", permissions: "basic_user" },
  { name: "Finn Aalto", role: "viewer", permissions: "manager" },
] as const;

export const addressOf = ({ name }: { name: string }, domain: string): string =>
  `${name.split(" ")[0]!.toLowerCase()}@${domain}`;

type Week = readonly (readonly [days: readonly number[], from: number, to: number])[];

interface Therapist {
  first_name: string;
  last_name: string;
  job_title: string;
  /** Weekdays from 0 for Sunday, minutes from midnight. */
  week: Week;
  does: readonly Treatment[];
}

export interface Treatment {
  name: string;
  minutes: number;
  /** Euro. */
  price: number;
}

const massage: readonly Treatment[] = [
  { name: "Massage, 60 min", minutes: 60, price: 80 },
  { name: "Massage, 90 min", minutes: 90, price: 110 },
  { name: "Back and neck, 30 min", minutes: 30, price: 45 },
];
const hair: readonly Treatment[] = [
  { name: "Cut", minutes: 45, price: 52 },
  { name: "Cut and colour", minutes: 120, price: 135 },
  { name: "Beard", minutes: 30, price: 28 },
];
const physio: readonly Treatment[] = [
  { name: "Physiotherapy", minutes: 45, price: 70 },
  { name: "First visit", minutes: 60, price: 90 },
];

export const treatments = [...massage, ...hair, ...physio];

export const therapists: readonly Therapist[] = [
  {
    first_name: "Ann",
    last_name: "Winther",
    job_title: "Massage",
    week: [
      [[1, 2, 3, 4, 5], 540, 720],
      [[1, 2, 3, 4, 5], 780, 1020],
    ],
    does: massage,
  },
  {
    first_name: "Bo",
    last_name: "Lindqvist",
    job_title: "Hair",
    week: [[[2, 3, 4, 5, 6], 600, 1080]],
    does: hair,
  },
  {
    first_name: "Mei",
    last_name: "Haddad",
    job_title: "Physiotherapy",
    week: [
      [[1, 3, 5], 480, 840],
      [[2, 4], 720, 1140],
    ],
    does: physio,
  },
  {
    first_name: "Lars",
    last_name: "Thorn",
    job_title: "Massage",
    week: [
      [[1, 2, 4], 600, 840],
      [[1, 2, 4, 6], 870, 1080],
    ],
    does: massage,
  },
];

export const rooms = [
  { name: "Room A", capacity: 2, notes: "With the warm floor" },
  { name: "Room B", capacity: 2, notes: "Quiet, at the back" },
  { name: "The hall", capacity: 14, notes: "Mats are in the cupboard" },
] as const;

export const guests = [
  "Carla Moreno",
  "Dan Whitfield",
  "Karen Holm",
  "Peter Falk",
  "Noor Rahimi",
  "Tomas Vesely",
  "Ida Krogh",
  "Jonas Meyer",
  "Sofie Marsh",
  "Emil Strand",
  "Leila Aziz",
  "Oscar Lund",
  "Rosa Bianchi",
  "Hugo Petit",
  "Agnes Dahl",
  "Victor Olsen",
  "Mina Kovac",
  "Theo Baker",
  "Clara Winter",
  "Nils Berg",
  "Yara Costa",
  "Anton Fischer",
  "Elsa Nyman",
  "Harbour Museum",
  "Northwind Cycles",
] as const;

export const projects = [
  { name: "Massage at work", project_code: "HM-1", client: "Harbour Museum" },
  { name: "Spring retreat", project_code: "NC-1", client: "Northwind Cycles" },
  { name: "Evening yoga", project_code: "YO-1" },
  { name: "Upkeep", project_code: "UP-1" },
] as const;

export const goods = [
  { name: "Massage oil, almond", price: 18.5 },
  { name: "Gift card", price: 80 },
  { name: "Yoga mat", price: 49 },
  { name: "Shampoo, nettle", price: 14 },
  { name: "Foam roller", price: 32 },
  { name: "Ten evenings of yoga", price: 150 },
] as const;

export const membership = { name: "Membership", price: 59 };

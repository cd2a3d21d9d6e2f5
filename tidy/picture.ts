import { linksOf } from "./imports.ts";
import { orders } from "./layout.ts";
import { isProduct, locationOf, type Problem, packageOf, type Tree } from "./tree.ts";

const file = "ARCHITECTURE.md";
const frame = /(<!-- picture -->\n).*?(\n<!-- end of picture -->)/s;

export function withPicture(tree: Tree): string {
  const drawn = ["```mermaid", ...draw(tree), "```"].join("\n");
  return (tree.files.get(file) ?? "").replace(frame, `$1${drawn}$2`);
}

export function stalePicture(tree: Tree): Problem[] {
  const text = tree.files.get(file);
  if (text === undefined || text === withPicture(tree)) return [];
  return [{ file, line: 1, subject: file, advice: "shows another house: npm run draw" }];
}

function draw(tree: Tree): string[] {
  const imports = importsOf(tree);
  const rooms = [...imports.keys()].sort();
  const packages = Map.groupBy(rooms, (moduleName) => moduleName.split("_")[0] ?? moduleName);
  return [
    "flowchart TD",
    ...[...packages].flatMap(([folder, inside]) => outline(folder, inside)),
    ...rooms.flatMap((moduleName) =>
      direct(imports, moduleName).map((other) => `  ${moduleName} --> ${other}`),
    ),
  ];
}

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

function importsOf(tree: Tree): Imports {
  const imports = new Map<string, Set<string>>();
  const importedBy = (moduleName: string) =>
    imports.getOrInsertComputed(moduleName, () => new Set());
  for (const { source, target, isType } of linksOf(tree)) {
    const [own, other] = [moduleOfFile(source.path), moduleOfFile(target)];
    if (!isProduct(source.path) || own === undefined || other === undefined) continue;
    importedBy(other);
    if (own !== other && !isType) importedBy(own).add(other);
  }
  return imports;
}

/** Or its package, as an identifier for Mermaid. */
function moduleOfFile(path: string): string | undefined {
  const [folder, location] = [packageOf(path)?.replace("-", ""), locationOf(path)];
  if (folder === undefined || location === undefined) return undefined;
  const hasWings = orders[folder]?.features.some((name) => name.endsWith("/")) ?? false;
  if (!hasWings) return folder;
  return `${folder}_${location.includes("/") ? location.split("/")[0] : "start"}`;
}

function outline(folder: string, inside: readonly string[]): string[] {
  if (inside[0] === folder) return [`  ${folder}[${folder.replace("client", "-client")}]`];
  const modules = inside.map((moduleName) => `    ${moduleName}[${moduleName.split("_")[1]}]`);
  return [`  subgraph ${folder}`, ...modules, "  end"];
}

function direct(imports: Imports, moduleName: string): string[] {
  const existing = [...(imports.get(moduleName) ?? [])].sort();
  return existing.filter((other) => !existing.some((stage) => reaches(imports, stage).has(other)));
}

function reaches(imports: Imports, moduleName: string): Set<string> {
  const reached = new Set(imports.get(moduleName));
  for (const stage of reached) for (const other of imports.get(stage) ?? []) reached.add(other);
  return reached;
}

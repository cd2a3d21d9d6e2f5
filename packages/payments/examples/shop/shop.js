// @ts-check
/// <reference path="../../pages/sdk/frontdesk.d.ts" />
const frontdesk = Frontdesk({ key: document.body.dataset.key ?? "" });
const outcome = /** @type {HTMLElement} */ (document.getElementById("outcome"));

/** @param {string} id @param {() => void} act */
function onPress(id, act) {
  document.getElementById(id)?.addEventListener("click", act);
}

/** @param {string} currency @param {number} value */
const money = (currency, value) => ({ currency, exponent: 2, value });

// With a callback.
onPress("buy", () => {
  const config = {
    test: true,
    amount: money("EUR", 1250),
    title: "Darjeeling, first flush",
    description: "100 g, in a tin",
    reference: "tea-1",
    custom: { article: "darjeeling" },
    fields: ["note"],
  };
  frontdesk.pay(config, (error, result) => {
    if (error === "closed") outcome.textContent = "Nothing was paid. The tea is still here.";
    else if (error === "superseded") outcome.textContent = "Another payment was begun instead.";
    else if (error) outcome.textContent = error.message;
    else thank(result);
  });
});

// With promises.
onPress("subscribe", async () => {
  const month = /** @type {const} */ ({ interval: { unit: "month" } });
  await settle({
    test: true,
    amount: money("EUR", 900),
    title: "A tin every month",
    text: "One tin a month, until you tell us to stop",
    plan: [{ amount: money("EUR", 900), repeat: month }],
  });
});

onPress("give", async () => {
  await settle({
    test: true,
    amount: money("EUR", 500),
    title: "Support the garden",
    fields: [
      { name: "amount", label: "How much" },
      { name: "word", label: "A word for the gardeners", type: "textarea" },
    ],
  });
});

/** @param {FrontdeskConfig} config */
async function settle(config) {
  try {
    thank(await frontdesk.pay(config));
  } catch (error) {
    outcome.textContent = error instanceof Error ? error.message : `Nothing was paid: ${error}.`;
  }
}

/** @param {FrontdeskResult} result */
function thank({ transaction, custom }) {
  // The server is who looks the transaction up before it sends anything.
  outcome.textContent = `Thank you! Your payment is ${transaction.id}.`;
  outcome.dataset.custom = JSON.stringify(custom);
}
